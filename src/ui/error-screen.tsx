import { Component, type ReactNode } from 'react';

interface ErrorScreenProps {
  message: string;
  /** `h1` when the error is the whole page, which then gives it its place. */
  heading?: 'h1' | 'h2';
}

/** Row R15, which prescribes the English text: the error's message, never a stack. */
export function ErrorScreen({ message, heading: Heading = 'h2' }: ErrorScreenProps) {
  const isPage = Heading === 'h1';
  return (
    <div role="alert" className={`stack-4 ${isPage ? '' : 'mx-auto max-w-2xl px-page py-section'}`}>
      <Heading lang="en" className={isPage ? 'text-section' : 'text-card'}>
        Unexpected Application Error!
      </Heading>
      <p className="text-lead text-text-muted">{message}</p>
    </div>
  );
}

interface Props {
  /** Shown instead of the error screen, for parts that the page can do without. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface State {
  message?: string;
}

/** Shows the error screen when a component fails to render (row R15). */
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
