import { publicationMessages as m } from '@portal/contract/publications/messages'
import { expect, test } from 'vitest'
import { fieldRefusal } from '#core/base/errors.ts'
import { refuseIncomplete } from './rules.ts'

const [safetyDocument, news] = [1, 4]
const whole = {
  tipo: news,
  estado: 'publicada',
  titulo_en: 'x',
  resumen: 'x',
  resumen_en: 'x',
  texto: 'x',
  texto_en: 'x',
  archivo_id: 'x',
  imagen_texto: 'x',
  imagen_texto_en: 'x',
  documento_id: null,
  documento_en_id: null,
}
const paper = { ...whole, tipo: safetyDocument, texto: '', texto_en: '', documento_id: 'x' }

test.each([
  ['news', whole],
  ['a draft of nothing', { ...whole, estado: 'borrador', titulo_en: '', texto: '', imagen_texto: '' }],
  ['news without a picture', { ...whole, archivo_id: null, imagen_texto: '', imagen_texto_en: '' }],
  ['a paper', paper],
  ['a paper in English', { ...paper, documento_id: null, documento_en_id: 'x' }],
])('%s may stand', (_, row) => {
  expect(() => refuseIncomplete(row)).not.toThrow()
})

test.each([
  ['titulo_en', m.englishMissing, { ...whole, titulo_en: '' }],
  ['resumen', m.summaryInvalid, { ...whole, resumen: '' }],
  ['resumen_en', m.englishMissing, { ...whole, resumen_en: '' }],
  ['texto', m.textMissing, { ...whole, texto: '', texto_en: '' }],
  ['texto_en', m.englishMissing, { ...whole, texto_en: '' }],
  ['texto', m.textMissing, { ...paper, texto_en: 'x' }],
  ['documento', m.fileMissing, { ...paper, documento_id: null }],
  ['imagen_texto', m.altMissing, { ...whole, imagen_texto: '' }],
  ['imagen_texto_en', m.altMissing, { ...whole, imagen_texto_en: '' }],
])('without %s nothing is published', (field, entry, row) => {
  expect(() => refuseIncomplete(row)).toThrow(fieldRefusal(field, entry))
})
