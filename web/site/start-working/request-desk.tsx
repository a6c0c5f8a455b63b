import { ErrorBoundary } from '#/web/ui/error-boundary.tsx';
import { RequestForm, type RequestFormProps } from './request-form.tsx';

/** The island of the request form. */
export function RequestDesk(props: RequestFormProps) {
  return (
    <ErrorBoundary>
      <RequestForm {...props} />
    </ErrorBoundary>
  );
}
