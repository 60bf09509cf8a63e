/** How many times what is asked an amount may be: above `far` it is confirmed again, above `absurd` it is refused. */
export const farAmounts = { far: 3, absurd: 10 } as const

export type Distance = 'near' | 'far' | 'absurd'

/** Returns how far an offered amount is above what is asked; `near` where nothing is asked. */
export function distanceOf(amount: number, asked: number | null): Distance {
  if (asked === null || asked <= 0) return 'near'
  if (amount > asked * farAmounts.absurd) return 'absurd'
  return amount > asked * farAmounts.far ? 'far' : 'near'
}

/** What a bid is compared with: the start price, and the shown price once it is above. Never a hidden maximum. */
export const askedInAuction = (startPrice: number, price: number | null): number => Math.max(startPrice, price ?? 0)
