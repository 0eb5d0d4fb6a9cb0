# Orca loads this file of its user's settings by its name.
from orca import settings

settings.speechServerFactory = "written_speech"
settings.enableBraille = False
settings.enableSound = False
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
settings.doubleClickTimeout = 0
