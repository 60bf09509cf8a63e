/** Returns the numbers from `first` to `last`, both included. */
function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}

/**
 * The numbers of each area that clients know, all of which must exist (rule platform/messages). Our own areas and
 * numbers may be added below 980, except in core.
 */
export const promised: Readonly<Record<string, readonly number[]>> = {
  core: [...range(980, 997), 999],
  params: [0],

  login: [...range(0, 6), 10],
  createAccount: range(0, 20),
  reset: [...range(1, 10), ...range(13, 15)],
  'reset.done': [0, 1],
  password: range(0, 7),
  access: [0, 1],

  users: range(0, 21),
  enterprises: range(0, 12),
  branches: range(0, 7),

  products: range(0, 20),
  categories: range(0, 12),
  assignedProducts: [...range(1, 5), ...range(10, 13)],
  projections: range(0, 30),
  'projections.done': [0, 1],

  'licenses.delete': [0, 1],
  'licenses.demo': [0, 1],
  services: range(0, 6),
  'services.done': range(0, 2),
  licenseTypes: range(0, 9),
  'licenseTypes.done': range(0, 2),

  'quotes.save': range(0, 7),
  'quotes.confirm': range(0, 18),
  'quotes.pdf': [0],

  tasks: range(0, 15),
  areas: range(1, 9),
  'areas.done': range(1, 3),
  timeUnits: [...range(0, 10), 999],
  'timeUnits.done': range(0, 2),
  calendar: range(0, 12),
  ideas: range(0, 10),

  contacts: range(0, 16),
  'contacts.events': [0, ...range(2, 11)],
  broadcasts: [...range(0, 5), ...range(13, 15)],
  'broadcasts.body': range(0, 2),
  'broadcasts.send': [0, 1],

  'imports.contacts': [...range(0, 7), 25],
  'imports.users': [0, 1, 24, 25],
  'imports.template': [0],

  'resources.save': range(0, 10),
  'resources.delete': range(0, 3),

  classifieds: [...range(0, 72), 999],
  'classifieds.categories': [0, ...range(50, 57)],
  'classifieds.done': range(0, 11),
  properties: [...range(0, 25), 999, ...range(1000, 1005)],
  payments: [...range(0, 8), ...range(101, 109)],

  workshops: range(0, 2),
  'workshops.done': [0],
  carousel: [0, 1],
  'forms.nda': [0],
  'forms.nda.done': [0],
  'forms.contact.done': [0],
}

/** Names that are equal in both languages. */
export const sameInBoth: ReadonlySet<string> = new Set([
  'Cable',
  'PCB',
  'O-ring',
  'Extras',
  'Marketing',
  'Software',
  'Manual',
  'Video',
  'Extra',
  'Ideas',
  'Bulldozers',
  'Dashboard',
])
