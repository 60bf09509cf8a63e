import { expect, test } from 'vitest'
import { importKinds } from '../imports/kinds.ts'
import { ContactRowFormSchema } from '../imports/schemas.ts'
import { contactFields } from './fields.ts'
import { MergeSchema } from './merge-schemas.ts'
import { ContactFormSchema, ContactRowSchema, ContactUpdateSchema } from './schemas.ts'

const good = {
  nombre: 'Marta Pinto',
  empresa: 'Cantera Sur',
  email: 'marta@example.com',
  telefono: '+56912345678',
  pais_id: 152,
}
const ids = { contacto_id: 1, otro_id: 2, version: 1, otro_version: 1 }

const refusalsOf = (schema: { safeParse: typeof ContactFormSchema.safeParse }, form: object) =>
  schema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test.each([
  ['nombre', '', 'nameInvalid', 'namesInvalid'],
  ['empresa', ' ', 'companyInvalid', 'companiesInvalid'],
  ['email', 'marta', 'emailInvalid', 'emailsInvalid'],
  ['telefono', '12', 'phoneInvalid', 'phonesInvalid'],
  ['pais_id', 'Atlántida', 'countryInvalid', 'countryInvalid'],
  ['ocupacion', 'x'.repeat(121), 'invalid', 'invalid'],
])(
  'a form refuses its %s by its own message, and a workbook by that of the importer',
  (field, value, says, imported) => {
    const form = { ...good, [field]: value }
    expect(refusalsOf(ContactFormSchema as never, form)).toEqual([[field, says]])
    expect(refusalsOf(ContactUpdateSchema as never, { ...form, version: 1 })).toEqual([[field, says]])
    expect(refusalsOf(MergeSchema as never, { ...form, ...ids })).toEqual([[field, says]])
    expect(refusalsOf(ContactRowFormSchema as never, form)).toEqual([[field, imported]])
  },
)

test('an occupation may be left out, and an unknown language is Spanish', () => {
  expect(ContactFormSchema.parse({ ...good, idioma: 'fr' })).toMatchObject({ ...good, ocupacion: '', idioma: 'es' })
  expect(ContactRowSchema.shape.pais_id.safeParse('152').success).toBe(false)
})

test('the fields have their names, in the order of export, comparison and facts', () => {
  expect(Object.values(contactFields).map(({ label }) => label)).toEqual([
    { es: 'Nombre', en: 'Name' },
    { es: 'Empresa o entidad', en: 'Company or entity' },
    { es: 'Ocupación', en: 'Occupation' },
    { es: 'Correo', en: 'E-mail' },
    { es: 'Teléfono', en: 'Phone' },
    { es: 'País', en: 'Country' },
    { es: 'Idioma', en: 'Language' },
  ])
})

test('the workbook has its columns in their order, and knows them by the headings of the export', () => {
  const { columns } = importKinds.contacto
  expect(Object.values(columns).map(({ name }) => name.es)).toEqual([
    ...['Nombre', 'Correo', 'Teléfono', 'País', 'Empresa', 'Ocupación', 'Idioma', 'Responsable'],
  ])
  expect(columns.empresa.also).toEqual({ es: 'Empresa o entidad', en: 'Company or entity' })
  expect(Object.entries(columns).flatMap(([name, column]) => ('isRequired' in column ? name : []))).toEqual([
    ...['nombre', 'email', 'telefono', 'pais_id', 'empresa'],
  ])
})
