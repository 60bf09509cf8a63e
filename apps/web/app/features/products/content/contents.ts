import type { ProductSlug } from '@portal/contract/products/constants'
import { next1 } from './next1.ts'
import { next3 } from './next3.ts'
import { nextlion } from './nextlion.ts'
import { nextone } from './nextone.ts'
import { nextoneplus } from './nextoneplus.ts'
import { nextremote } from './nextremote.ts'
import { nextthree } from './nextthree.ts'
import { quamtum } from './quamtum.ts'
import type { Content } from './words.ts'

/** The texts of each product's page, besides its facts. */
export const contents: Readonly<Record<ProductSlug, Content>> = {
  nextlion,
  quamtum,
  next1,
  next3,
  nextone,
  nextoneplus,
  nextthree,
  nextremote,
}
