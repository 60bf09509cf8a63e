import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { describe, expect, test } from 'vitest'
import { editsOf, picturesIn, type Version } from './edits.ts'

/** A kind that is no machine: its total follows from its form. */
interface House {
  titulo: string
  precio: number
  piezas: number
}

const columns = ['titulo', 'precio', 'piezas'] as const
const formOf = ({ titulo, precio, piezas }: House): House => ({ titulo, precio, piezas })
const { splitEdit, withChanges, snapshotOf, differencesOf } = editsOf<House, House & { total: number }>({
  columns,
  guarded: ['precio'],
  formOf,
  completed: (form) => ({ ...form, total: form.precio * 2 }),
})

const picture = (id: string) => ({ id, ancho: 800, alto: 600, urls: { 320: `/v1/archivo/${id}` } })
const [front, garden] = [picture('a'), picture('b')]
const stored = { titulo: 'Casa', precio: 100, piezas: 3, imagenes: [front] }
const wanted = { titulo: 'Casa grande', precio: 120, piezas: 4, total: 240 }

describe('an edit of an approved item', () => {
  test('holds at once where it is not guarded, and waits with the rest', () => {
    expect(splitEdit(stored, wanted, [front, garden])).toEqual({
      now: { titulo: 'Casa grande', precio: 100, piezas: 4, total: 200 },
      waiting: { precio: 120, imagenes: [front, garden] },
    })
  })

  test('does not wait when nothing that is guarded changes', () => {
    const { waiting } = splitEdit(stored, { ...wanted, precio: 100, total: 200 }, [front])
    expect(waiting).toBeNull()
  })

  test('does not wait for a picture that shows no view, however that was sent', () => {
    const unseen = { ...front, vista: '' } as unknown as typeof front
    expect(splitEdit(stored, { ...wanted, precio: 100, total: 200 }, [unseen]).waiting).toBeNull()
  })

  test('is laid over the item as its owner sees it', () => {
    expect(withChanges(stored, { precio: 120 })).toEqual({
      values: { titulo: 'Casa', precio: 120, piezas: 3, total: 240 },
      pictures: [front],
    })
    expect(withChanges(stored, { imagenes: [garden] }).pictures).toEqual([garden])
  })
})

describe('differences', () => {
  const version: Version<House> = { estado: 'pendiente', datos: { precio: 120, piezas: 3, imagenes: [garden] } }

  test('name what is public and what is wanted, and nothing that is the same', () => {
    expect(differencesOf({ ...stored, aprobacion: ApprovalStatus.approved }, version)).toEqual([
      { campo: 'precio', actual: 100, nuevo: 120 },
      { campo: 'imagenes', actual: [front], nuevo: [garden] },
    ])
  })

  test('of a new try name what was refused and what it is now', () => {
    const refused = { estado: 'rechazada', datos: snapshotOf({ ...stored, precio: 90 }) } as const
    expect(differencesOf({ ...stored, aprobacion: ApprovalStatus.pending }, refused)).toEqual([
      { campo: 'precio', actual: 90, nuevo: 100 },
    ])
  })

  test('are none without a version', () => {
    expect(differencesOf({ ...stored, aprobacion: ApprovalStatus.approved }, undefined)).toEqual([])
  })
})

test('pictures of an item are those it shows and those it may show, each once', () => {
  expect(picturesIn(stored, { imagenes: [front, garden] })).toEqual(['a', 'b'])
  expect(picturesIn(stored, null)).toEqual(['a'])
})
