import { lineField } from '@portal/contract/core/fields'
import { messages } from '@portal/contract/core/messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { formOf } from './faults.ts'

const area = messages('tried', {
  nameInvalid: { code: 1, status: 400, es: 'Escriba el nombre.', en: 'Enter the name.' },
})
const schema = z.object({ nombre: lineField('nameInvalid') })

test('a cell that no document can print says which letters', () => {
  const { code } = sendingMessages.notPrinted
  const texto = 'These signs cannot be printed: ქ.'
  expect(formOf(schema, { nombre: 'Mina ქ' }, area, 'en')).toEqual({
    form: null,
    errores: [{ campo: 'nombre', codigo: code, texto }],
  })
  expect(formOf(schema, { nombre: '' }, area, 'en').errores).toMatchObject([{ codigo: 1 }])
})
