import { describe, expect, test } from 'vitest'
import { type Fact, factInSentence, factParts, factText, groupedFacts, highlightsOf } from './fact-text.ts'

const aFact = (changes: Partial<Fact>): Fact => ({
  clave: 'x',
  grupo: 'energia',
  nombre: 'Dato',
  nombre_en: 'Fact',
  valor: null,
  valor_hasta: null,
  calificador: null,
  unidad: null,
  unidad_en: null,
  unidad_pt: null,
  texto: null,
  texto_en: null,
  texto_pt: null,
  orden: 1,
  destacado: null,
  ...changes,
})

const plain = (text: string) => text.replace(/\s/gu, ' ')

describe('a fact', () => {
  test.each([
    [{ valor: 0, valor_hasta: 30_000, unidad: 'ms' }, '0–30.000 ms', '0–30,000 ms'],
    [{ valor: 2400, calificador: 'hasta' }, 'hasta 2.400', 'up to 2,400'],
    [{ valor: 1.2, unidad: 'Ah' }, '1,2 Ah', '1.2 Ah'],
    [{ valor: 500, calificador: 'mas_de', unidad: 'm' }, 'más de 500 m', 'more than 500 m'],
    [
      { valor: 20, calificador: 'aprox', unidad: 'días hábiles', unidad_en: 'business days' },
      'aprox. 20 días hábiles',
      'about 20 business days',
    ],
    [{ texto: 'IP66' }, 'IP66', 'IP66'],
    [{ texto: 'Eléctrico', texto_en: 'Electric' }, 'Eléctrico', 'Electric'],
  ] as const)('%o is said as the reader writes it', (changes, spanish, english) => {
    expect(plain(factText(aFact(changes), 'es'))).toBe(spanish)
    expect(plain(factText(aFact(changes), 'en'))).toBe(english)
  })

  test('never parts from its unit, and says its range inside a sentence', () => {
    const delay = aFact({ valor: 0, valor_hasta: 30_000, unidad: 'ms' })
    expect(factText(delay, 'es')).toBe('0–30.000\u00a0ms')
    expect([factInSentence(delay, 'es'), factInSentence(delay, 'en'), factInSentence(delay, 'pt')]).toEqual([
      '0 a 30.000\u00a0ms',
      '0 to 30,000\u00a0ms',
      '0 a 30.000\u00a0ms',
    ])
  })

  test('gives its parts apart, for a large figure beside a small unit', () => {
    const fact = aFact({ valor: 60, calificador: 'hasta', unidad: 'min' })
    expect(factParts(fact, 'en')).toEqual({ qualifier: 'up to', figure: '60', unit: 'min' })
  })
})

describe('facts', () => {
  test('stand under their groups in the order of the groups', () => {
    const facts = [aFact({ grupo: 'comercial' }), aFact({ grupo: 'energia' }), aFact({ grupo: 'comercial' })]
    expect(groupedFacts(facts).map(({ group, facts }) => [group, facts.length])).toEqual([
      ['energia', 1],
      ['comercial', 2],
    ])
  })

  test('that are shown first stand in their own order', () => {
    const facts = [aFact({ clave: 'b', destacado: 2 }), aFact({ clave: 'c' }), aFact({ clave: 'a', destacado: 1 })]
    expect(highlightsOf(facts).map(({ clave }) => clave)).toEqual(['a', 'b'])
  })
})
