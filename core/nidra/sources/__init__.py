"""Reading the world, read-only: files, transcripts, safe copies of foreign databases."""
