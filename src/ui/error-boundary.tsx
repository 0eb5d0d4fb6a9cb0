import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

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
