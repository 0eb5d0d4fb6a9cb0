import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { pageTexts } from './page-texts.ts';

interface EditingDialogProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A dialog that is open as long as it is there, with a button to leave it. */
export function EditingDialog({ title, children, onClose }: EditingDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="editing-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className="editing-heading">
        {title}
      </h2>
      {children}
      <Button variant="quiet" onClick={() => dialog.current?.close()}>
        {pageTexts.cancel}
      </Button>
    </dialog>
  );
}
