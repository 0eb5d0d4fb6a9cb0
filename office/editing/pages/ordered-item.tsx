import type { ReactNode } from 'react';
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
  return (
    <li className="editing-entry">
      <div className="editing-entry-head">
        <DragHandle onDrop={(to) => onMove(at, to)} />
        {head}
        <ItemButton label={texts.up(name)} isOff={at === 0} onPress={() => onMove(at, at - 1)}>
          ↑
        </ItemButton>
        <ItemButton
          label={texts.down(name)}
          isOff={at === count - 1}
          onPress={() => onMove(at, at + 1)}
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
  onPress: () => void;
  children: string;
}

/** A small button with an icon. */
export function ItemButton({ label, isOff, onPress, children }: ItemButtonProps) {
  return (
    <button
      type="button"
      className="editing-move"
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
