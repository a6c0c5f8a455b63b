/** The address of each page of the site: the only source for links, routes, the sitemap and tests. */
export const paths = {
  home: '/',
  howItWorks: '/how-it-works',
  startWorking: '/start-working',
  faq: '/faq',
  pricing: '/how-pricing-works',
  security: '/security',
  coaches: '/for/coaches',
  agencies: '/for/agencies',
  localShops: '/for/local-shops',
  onlineStores: '/for/e-commerce-stores',
  healthcare: '/for/healthcare-providers',
  realEstate: '/for/real-estate-agents',
  consultants: '/for/consultants',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  admin: '/admin',
} as const;

/** The pages of the staff app as route patterns below `paths.admin`. */
export const staffPaths = {
  inbox: '/',
  request: '/requests/:id',
  calls: '/calls',
  call: '/calls/:id',
  visits: '/visits',
  numbers: '/numbers',
  templates: '/settings/templates',
  webhooks: '/settings/webhooks',
  deliveries: '/settings/deliveries',
  people: '/settings/people',
  signIn: '/sign-in',
  signOut: '/sign-out',
  setUp: '/set-up',
} as const;
