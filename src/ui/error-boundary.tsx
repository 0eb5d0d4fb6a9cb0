import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

interface Props {
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
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <ErrorScreen message={this.state.message} />
    );
  }
}
