/**
 * The voice that reads, or nothing. Only voices on the device itself count: the others send the text to
 * somebody's server.
 */
export function germanVoice(
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const usable = voices.filter(
    ({ lang, localService }) => localService && /^de(?:[-_]|$)/i.test(lang),
  );
  return usable.find((voice) => voice.default) ?? usable[0];
}
