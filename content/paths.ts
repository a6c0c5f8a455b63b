/** The address of each page of the site. It stands here alone: links, routes, the sitemap and tests read it. */
export const paths = {
  home: '/',
  howItWorks: '/how-it-works',
  startWorking: '/start-working',
  faq: '/faq',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  admin: '/admin',
} as const;

/** The pages of the staff app, below `paths.admin`, as its router writes them. */
export const staffPaths = {
  inbox: '/',
  calls: '/calls',
  call: '/calls/:id',
  visits: '/visits',
  signIn: '/sign-in',
  signOut: '/sign-out',
  setUp: '/set-up',
} as const;
