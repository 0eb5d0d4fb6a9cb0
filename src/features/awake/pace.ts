/**
 * Says the words of an exercise in their pace, for screen readers and closed eyes; the moon moves by itself.
 *
 * @param pacer Its switch, its words and how many seconds each of them lasts.
 * @param onEnd Called when a muscle has been let go.
 * @returns Call it whenever a switch has changed: the pace begins, goes on or ends.
 */
export function paceOf(pacer: HTMLElement, onEnd: () => void): () => void {
  const input = (selector: string) => pacer.querySelector<HTMLInputElement>(selector);
  const [runs, sound, vibration] = [
    '[role=switch]',
    '[data-pace=sound]',
    '[data-pace=vibration]',
  ].map(input);
  const write = (part: string, text = '') => {
    pacer.querySelector(part)?.replaceChildren(text);
  };
  const words = [...pacer.querySelectorAll('.pacer-word')].map(({ textContent }) => textContent);
  const seconds = (pacer.dataset['seconds'] ?? '').split(' ').map(Number);
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Where it is missing nobody can choose it.
  vibration?.closest('label')?.toggleAttribute('hidden', !('vibrate' in navigator));

  const beat = (at: number, second = 1) => {
    if (second === 1) {
      write('.pacer-said', words[at]);
      if (sound?.checked) playTone(at === 0 ? HIGH : LOW);
      if (vibration?.checked) navigator.vibrate(at === 0 ? ONE : TWO);
    }
    write('.pacer-count', second.toString());
    const isOver = second === seconds[at];
    // A muscle is let go once; a breath follows the other.
    const isLast = at === words.length - 1 && pacer.dataset['exercise'] === 'tension';
    timer = setTimeout(() => {
      if (isOver && isLast) onEnd();
      else beat(isOver ? (at + 1) % words.length : at, isOver ? 1 : second + 1);
    }, 1000);
  };
  // Some browsers let nothing sound that did not begin with a touch.
  pacer.addEventListener('change', () => {
    if (sound?.checked) void (audio ??= new AudioContext()).resume();
  });
  return () => {
    if (runs?.checked === (timer !== undefined)) return;
    if (runs?.checked) {
      beat(0);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    write('.pacer-said');
    write('.pacer-count');
  };
}

// Milliseconds: once for the first word, twice for the second.
const ONE = [90];
const TWO = [90, 120, 90];

// Hertz: deep and soft, because others sleep beside.
const HIGH = 294;
const LOW = 220;
const LOUDNESS = 0.08;

let audio: AudioContext | undefined;

function playTone(frequency: number): void {
  if (!audio) return;
  const { currentTime: now, destination } = audio;
  const tone = new OscillatorNode(audio, { frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(LOUDNESS, now + 0.05);
  volume.gain.linearRampToValueAtTime(0, now + 0.5);
  tone.connect(volume).connect(destination);
  tone.start(now);
  tone.stop(now + 0.5);
}
