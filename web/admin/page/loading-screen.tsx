import { Spinner } from '../../ui/spinner.tsx';
import { PageHeading } from './page-heading.tsx';

interface LoadingScreenProps {
  heading?: string;
  text?: string;
}

/** A placeholder with the page's heading, so that nothing shifts when the page loads. It stays without JavaScript. */
export function LoadingScreen({ heading = 'Form Submissions Admin', text = 'Loading...' }: LoadingScreenProps) {
  return (
    <main id="content" className="grid min-h-[60svh] content-start">
      <div className="h-12 border-line border-b" />
      <div className="tool-page">
        <PageHeading>{heading}</PageHeading>
        <p role="status" className="noscript:hidden flex items-center gap-2 text-ink-soft">
          <Spinner />
          {text}
        </p>
      </div>
    </main>
  );
}
