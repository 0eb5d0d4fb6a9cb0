import { Component, type ReactNode } from 'react';

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

interface Props {
  /** What stands in for a part that the page can do without; the error screen unless given. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface State {
  message?: string;
}

/** Around every island: an error while drawing shows the error screen instead of an empty place (row R15). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return this.props.fallback ?? <ErrorScreen message={message} />;
  }
}
