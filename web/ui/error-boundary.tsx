import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Told of what crashed. */
  onError?(error: unknown): void;
}

interface ErrorBoundaryState {
  text: string | null;
}

/** Replaces a crashed part of the page with the error screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { text: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { text: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.text === null ? this.props.children : <ErrorScreen text={this.state.text} />;
  }
}
