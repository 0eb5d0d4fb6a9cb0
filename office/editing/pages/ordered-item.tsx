import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { DragHandle } from './drag-handle.tsx';
import { pageTexts } from './page-texts.ts';

const texts = pageTexts.list;

export interface OrderedItemProps {
  /** Its place in the list, from 0. */
  at: number;
  count: number;
  /** What it is called in the names of its buttons. */
  name: string;
  onMove: (from: number, to: number) => void;
  head: ReactNode;
  /** More buttons beside those that move it. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** An entry of a list that is moved by dragging and by buttons, which do the same. */
export function OrderedItem(props: OrderedItemProps) {
  const { at, count, name, onMove, head, actions, children } = props;
  const move = ({ currentTarget }: MouseEvent, to: number): void => {
    const list = currentTarget.closest('ol');
    flushSync(() => onMove(at, to));
    // The same button of the moved entry, so that pressing it again moves the entry further.
    const [up, down] = list?.children[to]?.querySelectorAll<HTMLElement>('.editing-move') ?? [];
    (to < at ? up : down)?.focus();
  };
  return (
    <li className="editing-entry">
      <div className="editing-entry-head">
        <DragHandle onDrop={(to) => onMove(at, to)} />
        {head}
        <ItemButton
          label={texts.up(name)}
          isOff={at === 0}
          onPress={(event) => move(event, at - 1)}
        >
          ↑
        </ItemButton>
        <ItemButton
          label={texts.down(name)}
          isOff={at === count - 1}
          onPress={(event) => move(event, at + 1)}
        >
          ↓
        </ItemButton>
        {actions}
      </div>
      {children}
    </li>
  );
}

export interface ItemButtonProps {
  label: string;
  isOff: boolean;
  onPress: (event: MouseEvent) => void;
  children: string;
}

/** A small button with an icon; it keeps the focus when it is off. */
export function ItemButton({ label, isOff, onPress, children }: ItemButtonProps) {
  return (
    <button
      type="button"
      className="editing-move"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
