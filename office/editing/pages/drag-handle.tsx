import { useRef, type PointerEvent } from 'react';

type Held = PointerEvent<HTMLElement>;

const itemOf = ({ currentTarget }: Held) => currentTarget.closest('li');

/** The handle for dragging an entry of a list by finger or mouse; the buttons beside it do the same. */
export function DragHandle({ onDrop }: { onDrop: (to: number) => void }) {
  const start = useRef(0);
  const carry = (event: Held, translate: string): void => {
    itemOf(event)?.style.setProperty('translate', translate);
  };
  return (
    <span
      className="editing-handle"
      aria-hidden="true"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        carry(event, `0 ${String(event.clientY - start.current)}px`);
      }}
      onPointerUp={(event) => {
        // Moved back first, because it would cover the entry it is dropped on.
        carry(event, 'none');
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const entries = [...(itemOf(event)?.parentElement?.children ?? [])];
        const to = entries.findIndex((entry) => entry.contains(under));
        if (to >= 0) onDrop(to);
      }}
      onLostPointerCapture={(event) => carry(event, 'none')}
    />
  );
}
