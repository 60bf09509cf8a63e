import { expect, test } from 'vitest'
import { namesOf } from '../core/entities.ts'
import { importKinds } from '../imports/kinds.ts'
import { accountFields, personFields, reachFields, userFields } from './fields.ts'
import {
  ProfileFormSchema,
  ProfileSchema,
  UserFormSchema,
  UserRowSchema,
  UserSchema,
  UserUpdateSchema,
} from './schemas.ts'

const good = {
  nombres: 'Marta',
  apellido_paterno: 'Pinto',
  tipo_documento_id: 2,
  numero_documento: 'P-1',
  email: 'marta@example.com',
  rol_id: 3,
  empresa_id: 1,
  pais_id: 152,
  estado_id: 1,
}

const refusalsOf = (schema: { safeParse: typeof UserFormSchema.safeParse }, form: object) =>
  schema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test.each([
  ['nombres', '', 'nameRequired'],
  ['apellido_paterno', ' ', 'lastNameRequired'],
  ['apellido_materno', 'x'.repeat(121), 'invalid'],
  ['tipo_documento_id', 9, 'documentTypeInvalid'],
  ['numero_documento', 'x'.repeat(31), 'documentNumberRequired'],
  ['telefono', '12', 'phoneInvalid'],
  ['email', 'marta', 'emailInvalid'],
  ['rol_id', 9, 'roleInvalid'],
  ['empresa_id', 'a', 'enterpriseInvalid'],
  ['sucursal_id', 0, 'branchInvalid'],
  ['pais_id', 'Atlántida', 'countryInvalid'],
  ['estado_id', 6, 'statusInvalid'],
])('a wrong %s is refused by its own message', (field, value, says) => {
  const form = { ...good, [field]: value }
  expect(refusalsOf(UserFormSchema as never, form)).toEqual([[field, says]])
  expect(refusalsOf(UserUpdateSchema as never, { ...form, version: 1 })).toEqual([[field, says]])
})

test('of several the first in the order of the columns is told first', () => {
  expect(refusalsOf(UserFormSchema as never, {}).map(([field]) => field)).toEqual([
    ...['nombres', 'apellido_paterno', 'tipo_documento_id', 'numero_documento', 'email', 'rol_id', 'empresa_id'],
    ...['pais_id', 'estado_id'],
  ])
})

test('a second last name, a phone and a branch may be left out', () => {
  const left = { apellido_materno: '', telefono: '', sucursal_id: null, idioma: 'es' }
  expect(UserFormSchema.parse(good)).toEqual({ ...good, ...left })
})

test('who signed up alone has no document, country and enterprise, and may keep that', () => {
  const own = { nombres: 'Marta', version: 1 }
  const none = { tipo_documento_id: null, pais_id: null, numero_documento: '', apellido_paterno: '', telefono: '' }
  expect(ProfileFormSchema.parse(own)).toMatchObject({ ...own, ...none })
  expect(UserUpdateSchema.parse({ ...good, empresa_id: null, version: 1 }).empresa_id).toBeNull()
  const isNull = (schema: { shape: object }) =>
    Object.entries(schema.shape).flatMap(([name, field]) =>
      name in userFields && field.safeParse(null).success ? name : [],
    )
  expect(isNull(UserRowSchema)).toEqual(['empresa_id', 'sucursal_id', 'pais_id'])
  expect(isNull(UserSchema)).toEqual(['empresa_id', 'sucursal_id', 'pais_id', 'tipo_documento_id'])
  expect(isNull(ProfileSchema)).toEqual(['tipo_documento_id', 'pais_id'])
})

test('the fields have their names, in the order of the columns', () => {
  expect(Object.values(userFields).map(({ label }) => label.es)).toEqual([
    ...['Nombres', 'Apellido paterno', 'Apellido materno', 'Tipo de documento', 'Número de documento', 'Teléfono'],
    ...['Correo', 'Rol', 'Empresa', 'Sucursal', 'País', 'Estado', 'Idioma'],
  ])
  expect(userFields.nombres.label.en).toBe('First names')
  expect(namesOf(userFields)).toEqual([personFields, reachFields, accountFields].flatMap(namesOf))
})

test('the workbook has its columns in their order', () => {
  const { columns } = importKinds.usuario
  expect(Object.values(columns).map(({ name }) => name.en)).toEqual([
    ...['Names', 'First last name', 'Second last name', 'Document type', 'Document number', 'E-mail', 'Phone'],
    ...['Role', 'Enterprise', 'Branch office', 'Country', 'Status', 'Language', 'Hashed password'],
  ])
  expect(Object.entries(columns).flatMap(([name, column]) => ('isRequired' in column ? name : []))).toEqual([
    ...['nombres', 'apellido_paterno', 'tipo_documento_id', 'numero_documento', 'email', 'rol_id', 'empresa_id'],
    ...['pais_id'],
  ])
})
