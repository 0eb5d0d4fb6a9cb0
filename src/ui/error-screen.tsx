/** Row R15: the specified English words, then the error's message, never a stack. */
export function ErrorScreen({ message }: { message: string }) {
  return (
    <div role="alert" className="stack-4 mx-auto max-w-2xl px-page py-section">
      <h1 lang="en" className="text-section">
        Unexpected Application Error!
      </h1>
      <p className="text-lead text-text-muted">{message}</p>
    </div>
  );
}
