"""The MCP door. Arrives with the mind."""
