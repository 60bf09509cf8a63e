/** What is known of those who sell an item: its owner, their enterprise and its people, and our staff. */
export interface SellersSide {
  /** Accounts of the owner, of their enterprise and of the house. */
  userIds: ReadonlySet<number>
  /** Their addresses, and those that the enterprise authorizes; normalised. */
  emails: ReadonlySet<string>
  /** Their phones, as digits. */
  phones: ReadonlySet<string>
  /** Names of their enterprises, folded. */
  companies: ReadonlySet<string>
}

/** Who wants to buy. */
export interface Buyer {
  /** The account they were signed in with, if any. */
  userId: number | null
  email: string
  phone: string
  company: string
}

/** Whether a buyer is the seller under another name, or one of their people: by account, e-mail, phone or company. */
export function isOfSellersSide(side: SellersSide, { userId, email, phone, company }: Buyer): boolean {
  return (
    (userId !== null && side.userIds.has(userId)) ||
    side.emails.has(plainEmail(email)) ||
    (phone !== '' && side.phones.has(digitsOf(phone))) ||
    (company !== '' && side.companies.has(folded(company)))
  )
}

/** Returns the mailbox that an address reaches: without case, and without what follows a plus sign. */
export function plainEmail(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  const mailbox = name.replace(/\+.*$/, '')
  const dotless = domain === 'gmail.com' || domain === 'googlemail.com'
  return `${dotless ? mailbox.replaceAll('.', '') : mailbox}@${dotless ? 'gmail.com' : domain}`
}

/** Returns the digits of a phone. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

/** Returns the name of a company without case, accents, marks and legal forms. */
export const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(s a|sa|spa|s p a|ltda|limitada|eirl|sac|s a c|inc|llc|ltd|corp)\b/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
