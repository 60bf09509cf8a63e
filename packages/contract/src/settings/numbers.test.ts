import { expect, test } from 'vitest'
import { startingNumbers } from './numbers.ts'

test('the numbers that hold until someone changes them are those of the rules', () => {
  expect(startingNumbers).toEqual({
    descuentos: { usuario: 5, gerente: 15, administrador: 30 },
    cotizaciones: { vigencia_dias: 30 },
    numeracion: { siguiente: 1 },
    reservas: {
      venta_porcentaje: 5,
      venta_minimo_usd: 100,
      venta_maximo_usd: 3000,
      venta_minimo_clp: 100_000,
      venta_maximo_clp: 3_000_000,
      venta_minimo_uf: 2.5,
      venta_maximo_uf: 75,
      propiedad_porcentaje: 1,
      propiedad_minimo_usd: 300,
      propiedad_minimo_clp: 300_000,
      propiedad_minimo_uf: 7.5,
      arriendo_porcentaje: 50,
      arriendo_minimo_usd: 100,
      arriendo_minimo_clp: 100_000,
      arriendo_minimo_uf: 2.5,
      maximo_porcentaje: 30,
      plazo_dias: 10,
    },
    plazos: { gracia_dias: 7, silencio_dias: 45, datos_dias: 30 },
    difusiones: { por_minuto: 0, por_hora: 0 },
  })
})
