import { MachineCondition } from '@portal/contract/machines/constants'
import { SystemState } from '@portal/contract/machines/inspection'
import { chanceFrom } from '#features/marketplace/demo/chance.ts'
import type { Picture } from './pictures.ts'

const leak = 'Pequeña filtración de aceite en un cilindro de levante; no afecta la operación.'
const seat = 'Asiento del operador con desgaste y aire acondicionado sin carga.'
const pins = 'Holgura en pasadores del balde; se recomienda cambiar bujes antes de 500 horas.'
const fender = 'Fisura reparada con soldadura en el guardabarro izquierdo. Espejo derecho quebrado.'
const alarm = 'Alarma de retroceso intermitente y un foco delantero quemado.'
const hinge = 'Una puerta lateral con bisagra doblada; cierra bien.'
const radiator = 'Filtración leve en el radiador; se rellena cada semana.'

/** What may be wrong with a machine of each kind. */
const faults: Readonly<Record<Picture, readonly string[]>> = {
  excavator: [leak, seat, pins],
  wheel_loader: [leak, seat, pins, fender, alarm],
  drill_rig: [seat, alarm, 'Manguera del captador de polvo con parche; se entrega una de repuesto.'],
  haul_truck: [leak, seat, fender, alarm],
  crusher: ['Mandíbula móvil con 60 % de desgaste.', 'Correa lateral con un empalme reparado.'],
  bulldozer: [leak, seat, alarm],
  generator: [hinge, radiator],
  compressor: [hinge, radiator, 'Manómetro de descarga con el vidrio trizado.'],
  light_tower: [hinge, 'Uno de los cuatro focos parpadea al encender.'],
  pump: [radiator, 'Sello mecánico con goteo leve.'],
}

/** Machines that do not drive themselves have no transmission; those on a skid have no wheels either. */
const stationary: readonly Picture[] = ['generator', 'pump', 'compressor', 'light_tower']
const onSkids: readonly Picture[] = ['generator', 'pump']

interface DemoMachine {
  marca: string
  anio: number
  condicion: MachineCondition
  unidad_tiempo_id: number | null
  tiempo_uso: number
  creado_en: Date
}

/** The inspection sheet of a demo item: none for parts and for every second machine, more or less complete for others. */
export function sheetOf(index: number, machine: DemoMachine, picture: Picture) {
  const isNew = machine.condicion === MachineCondition.new
  const isPart = machine.unidad_tiempo_id === null
  const chance = chanceFrom(7_000_003 + index)
  const none = { serie: '', horometro: null, horometro_fecha: null, fallas: '', sin_fallas: false }
  const systems = { estado_motor: null, estado_hidraulica: null, estado_transmision: null, estado_rodado: null }
  if (isPart || index % 2 === 1) return { ...none, ...systems, estado_electrico: null }
  const isThorough = chance.happens(0.6)
  const isStated = isThorough || chance.happens(0.5)
  const read = new Date(machine.creado_en.getTime() - chance.between(1, 12) * 86_400_000).toISOString().slice(0, 10)
  const system = () => (isThorough || chance.happens(0.4) ? stateOf(chance, isNew) : null)
  return {
    serie: isThorough || chance.happens(0.7) ? serialOf(chance, machine) : '',
    horometro: isStated ? machine.tiempo_uso : null,
    horometro_fecha: isStated && isThorough ? read : null,
    fallas: isNew || !isStated || chance.happens(0.45) ? '' : chance.pick(faults[picture]),
    sin_fallas: isNew,
    estado_motor: system(),
    estado_hidraulica: system(),
    estado_transmision: stationary.includes(picture) ? null : system(),
    estado_rodado: onSkids.includes(picture) ? null : system(),
    estado_electrico: system(),
  }
}

type Chance = ReturnType<typeof chanceFrom>

function stateOf(chance: Chance, isNew: boolean): SystemState {
  if (isNew || chance.happens(0.6)) return SystemState.good
  if (chance.happens(0.6)) return SystemState.worn
  return chance.happens(0.4) ? SystemState.toRepair : SystemState.notInspected
}

/** Codes of the invented makers, by the letters that their models begin with. */
const makers: Readonly<Record<string, string>> = { VK: 'VLK', SK: 'SDK', AV: 'ALV' }

/** Seventeen characters as ISO 10261 orders them: maker, machine, check letter, number. */
function serialOf(chance: Chance, { marca, anio }: DemoMachine): string {
  const machine = marca.replace(/\D/g, '').padStart(3, '0').slice(0, 3)
  const maker = makers[/[A-Z]{2}(?= \d)/.exec(marca)?.[0] ?? 'VK']
  return `${maker}${machine}${String(anio).slice(2)}${chance.pick(['A', 'C', 'E', 'K', 'X'])}${chance.between(10_000_000, 99_999_999)}`
}
