import { expect, test } from 'vitest'
import { products } from '../../../migrations/reference/products.ts'
import { demoQuotes } from './demo-quotes.ts'

/** The consoles that do not fire an adapter. */
const unfit: Readonly<Record<string, readonly string[]>> = {
  next1: ['nextthree', 'nextremote'],
  next3: ['nextone', 'nextoneplus'],
}

test.each(demoQuotes.map(({ referencia, lineas }) => [referencia, lineas] as const))(
  'the consoles of “%s” fire its adapters',
  (_, lines) => {
    const slugs = lines.map(({ producto_id }) => products.find(({ id }) => id === producto_id)?.slug ?? '')
    for (const [adapter, consoles] of Object.entries(unfit))
      if (slugs.includes(adapter)) expect(slugs.filter((slug) => consoles.includes(slug))).toEqual([])
  },
)

const consoles = ['nextone', 'nextoneplus', 'nextthree', 'nextremote']

test.each(demoQuotes.map(({ referencia, lineas }) => [referencia, lineas] as const))(
  'the consoles of “%s” are few for its adapters',
  (_, lines) => {
    const count = (slugs: readonly string[]) =>
      lines
        .filter(({ producto_id }) => slugs.includes(products.find(({ id }) => id === producto_id)?.slug ?? ''))
        .reduce((sum, { cantidad }) => sum + cantidad, 0)
    const [adapters, those] = [count(['next1', 'next3']), count(consoles)]
    if (adapters && those) expect(adapters / those).toBeGreaterThanOrEqual(50)
  },
)
