"""Speech for Orca that is written to standard output, one utterance a line."""

from gi.repository import GLib
from orca import speechserver
from orca.speechserver import SayAllContext


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    @staticmethod
    def shutdownActiveServers():
        pass

    def speak(self, text=None, acss=None, interrupt=True):
        print(*text.split(), flush=True)

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utteranceIterator, progressCallback):
        # As with a voice, what happens on the page meanwhile comes between two utterances.
        def say_next():
            context, _ = next(utteranceIterator, (None, None))
            if context is None:
                return False
            self.speak(context.utterance)
            context.currentOffset = context.endOffset
            progressCallback(context, SayAllContext.COMPLETED)
            return True

        GLib.idle_add(say_next)
