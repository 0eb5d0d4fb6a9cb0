export interface ErrorScreenProps {
  message: string;
  /** `h1` where the error is the whole page. */
  heading?: 'h1' | 'h2';
}

/** Row R15: the specified English words, then the error's message, never a stack. */
export function ErrorScreen({ message, heading: Heading = 'h2' }: ErrorScreenProps) {
  return (
    <div role="alert" className="mx-auto stack-4 max-w-2xl px-page py-section">
      <Heading lang="en" className="text-section">
        Unexpected Application Error!
      </Heading>
      <p className="text-lead text-text-muted">{message}</p>
    </div>
  );
}
