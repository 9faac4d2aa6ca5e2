; Installs Nidra for the user who runs it; no administrator is asked for.
;   makensis -DVERSION=0.1.0 -DSOURCE=dist\nidra -DICON=build\icons\nidra.ico -DOUT=dist\nidra-setup.exe nidra.nsi
; /S installs silently, /D=FOLDER (last, unquoted) names another folder.

Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
Name "Nidra ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Nidra"
InstallDirRegKey HKCU "Software\Nidra" "Folder"
BrandingText "Nidra ${VERSION}"
ManifestDPIAware true

!include "MUI2.nsh"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\nidra-gui.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString Running ${LANG_ENGLISH} "Nidra is running. Close its window, then try again."
LangString Running ${LANG_GERMAN} "Nidra läuft noch. Schließen Sie das Fenster und versuchen Sie es dann noch einmal."
LangString Foreign ${LANG_ENGLISH} "This folder holds something else than Nidra. Choose another one."
LangString Foreign ${LANG_GERMAN} "In diesem Ordner liegt etwas anderes als Nidra. Wählen Sie einen anderen."
LangString Kept ${LANG_ENGLISH} "Nidra is removed. Your stores and settings are kept. A task that starts a pass each night is taken away with: nidra schedule remove (before this)."
LangString Kept ${LANG_GERMAN} "Nidra ist entfernt. Ihre Speicher und Einstellungen bleiben. Eine nächtliche Aufgabe entfernt (vorher): nidra schedule remove."

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Nidra"

; A program that runs cannot be opened for writing.
!macro RefuseWhileRunning un
Function ${un}RefuseWhileRunning
  again_gui:
  IfFileExists "$INSTDIR\nidra-gui.exe" 0 again
  ClearErrors
  FileOpen $0 "$INSTDIR\nidra-gui.exe" a
  IfErrors 0 free_gui
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again_gui
  Abort
  free_gui:
  FileClose $0
  again:
  IfFileExists "$INSTDIR\nidra.exe" 0 free
  ClearErrors
  FileOpen $0 "$INSTDIR\nidra.exe" a
  IfErrors 0 close
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
  Abort
  close:
  FileClose $0
  free:
FunctionEnd
!macroend
!insertmacro RefuseWhileRunning ""
!insertmacro RefuseWhileRunning "un."

; What was there before is ours, or there is nothing by our names.
Function RefuseForeign
  IfFileExists "$INSTDIR\nidra.exe" ours
  IfFileExists "$INSTDIR\_internal\*.*" 0 ours
  MessageBox MB_OK|MB_ICONSTOP "$(Foreign)" /SD IDOK
  Abort
  ours:
FunctionEnd

Section "Nidra"
  Call RefuseForeign
  Call RefuseWhileRunning
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Nidra.lnk" "$INSTDIR\nidra-gui.exe"
  WriteRegStr HKCU "Software\Nidra" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Nidra"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\nidra-gui.exe"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  Call un.RefuseWhileRunning
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\nidra.exe"
  Delete "$INSTDIR\nidra-gui.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Nidra.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Nidra"
  MessageBox MB_OK|MB_ICONINFORMATION "$(Kept)" /SD IDOK
SectionEnd
