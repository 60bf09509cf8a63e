import { ClassifiedCategory } from '@portal/contract/classified-categories/constants'
import type { Picture } from './pictures.ts'

/** A type of machine of the demo set. The maker is invented; the models are those that the pictures show, and their smaller and larger kin. */
export interface Machine {
  category: ClassifiedCategory
  model: string
  picture: Picture
  /** Price of a new one, in thousands of dollars. */
  price: number
  /** What it is, in one sentence. */
  text: string
  /** Price of one day, in dollars, where it is let. */
  rent?: number
}

const c = ClassifiedCategory
const m = (
  category: ClassifiedCategory,
  picture: Picture,
  price: number,
  model: string,
  text: string,
  rent?: number,
): Machine => ({
  category,
  picture,
  price,
  model,
  text,
  ...(rent && { rent }),
})

export const machines: readonly Machine[] = [
  m(
    c.excavators,
    'excavator',
    285,
    'Excavadora Velkra VK 236',
    'Excavadora sobre orugas de 38 t con balde de roca de 2,1 m³ y línea hidráulica auxiliar para martillo.',
    640,
  ),
  m(
    c.excavators,
    'excavator',
    198,
    'Excavadora Velkra VK 124 LC',
    'Excavadora de 24 t para zanjas y carguío liviano, tren de rodado largo y cabina con protección FOPS.',
    420,
  ),
  m(
    c.excavators,
    'excavator',
    1450,
    'Excavadora Velkra VK 950 M',
    'Excavadora minera de 120 t con balde de 6,7 m³, dos motores y pasarelas perimetrales.',
  ),
  m(
    c.wheelLoaders,
    'wheel_loader',
    465,
    'Cargador frontal Velkra VK 154',
    'Cargador frontal con balde de 4,2 m³, aire acondicionado presurizado y sistema de pesaje en cabina.',
    710,
  ),
  m(
    c.wheelLoaders,
    'wheel_loader',
    240,
    'Cargador frontal Velkra VK 92 Z',
    'Cargador de 14 t con enganche rápido, balde de uso general y horquillas.',
    380,
  ),
  m(
    c.wheelLoaders,
    'wheel_loader',
    1180,
    'Cargador frontal Velkra VK 310',
    'Cargador de producción con balde de roca de 11,5 m³ y neumáticos L5 al 60 %.',
  ),
  m(
    c.drillRigs,
    'drill_rig',
    690,
    'Perforadora Velkra VK 98 D',
    'Perforadora de martillo de fondo para 110 a 203 mm, compresor de 24 bar y captador de polvo.',
    1450,
  ),
  m(
    c.drillRigs,
    'drill_rig',
    520,
    'Perforadora Velkra VK 76 D',
    'Perforadora de martillo en cabeza para bancos de hasta 12 m, carrusel de seis barras.',
    1150,
  ),
  m(
    c.drillRigs,
    'drill_rig',
    2350,
    'Perforadora rotativa Velkra VK 250 R',
    'Perforadora rotativa para producción de 251 mm, torre de 12 m y control automático de perforación.',
  ),
  m(
    c.haulTrucks,
    'haul_truck',
    1650,
    'Camión minero Velkra VK 95 T',
    'Camión rígido de 100 t con tolva de alta resistencia, retardador y supresión de incendios.',
  ),
  m(
    c.haulTrucks,
    'haul_truck',
    980,
    'Camión minero Velkra VK 60 T',
    'Camión rígido de 60 t, tolva calefaccionada por escape y cámaras de visión periférica.',
    2100,
  ),
  m(
    c.mobileCrushers,
    'crusher',
    720,
    'Chancador móvil Velkra VK 110 J',
    'Chancador de mandíbulas de 1.100 × 800 mm sobre orugas, precriba y correa lateral.',
    1600,
  ),
  m(
    c.mobileCrushers,
    'crusher',
    540,
    'Chancador móvil Velkra VK 95 J',
    'Chancador compacto de 950 × 580 mm con separador magnético y control remoto.',
    1250,
  ),
  m(
    c.bulldozers,
    'bulldozer',
    780,
    'Bulldozer Velkra VK 71 B',
    'Tractor de orugas de 28 t con hoja semiuniversal y ripper de tres dientes.',
    980,
  ),
  m(
    c.bulldozers,
    'bulldozer',
    1320,
    'Bulldozer Velkra VK 140 B',
    'Tractor de orugas de 70 t para desarrollo de botaderos, hoja de 18 m³ y ripper monodiente.',
  ),
  m(
    c.generators,
    'generator',
    96,
    'Generador Velkra VK 500 G',
    'Grupo electrógeno insonorizado de 500 kVA con tablero de sincronismo y estanque de 1.000 l.',
    145,
  ),
  m(
    c.generators,
    'generator',
    34,
    'Generador Velkra VK 150 G',
    'Grupo electrógeno de 150 kVA con transferencia automática y carro de arrastre.',
    70,
  ),
  m(
    c.compressors,
    'compressor',
    128,
    'Compresor Velkra VK 330 C',
    'Compresor de tornillo de 30 m³/min a 12 bar, posenfriador y filtros para perforación.',
    210,
  ),
  m(
    c.compressors,
    'compressor',
    58,
    'Compresor Velkra VK 110 C',
    'Compresor portátil de 11 m³/min a 8,6 bar, con lubricador de línea.',
    110,
  ),
  m(
    c.lightTowers,
    'light_tower',
    17,
    'Torre de iluminación Velkra VK 9 LT',
    'Torre LED de 4 × 320 W con mástil hidráulico de 9 m y autonomía de 150 h.',
    45,
  ),
  m(
    c.lightTowers,
    'light_tower',
    24,
    'Torre de iluminación Velkra VK 7 LT',
    'Torre LED híbrida con paneles solares, batería de litio y mástil de 7,5 m.',
    60,
  ),
  m(
    c.pumps,
    'pump',
    46,
    'Motobomba Velkra VK 300 P',
    'Bomba autocebante de 300 mm para drenaje de rajo, 1.100 m³/h y carro con lanza.',
    120,
  ),
  m(
    c.pumps,
    'pump',
    29,
    'Motobomba Velkra VK 300 P, alta presión',
    'Bomba de 300 mm con rodete para 95 m de altura, motor insonorizado.',
    85,
  ),
  m(
    c.spareParts,
    'haul_truck',
    38,
    'Neumáticos 27.00 R49 para camión de 100 t (par)',
    'Dos neumáticos con 70 % de banda, sin reparaciones, con informe de inspección.',
  ),
  m(
    c.spareParts,
    'excavator',
    22,
    'Balde de roca de 2,1 m³ para excavadora de 38 t',
    'Balde reforzado con plancha de desgaste nueva y adaptadores sin holgura.',
  ),
  m(
    c.otherEquipment,
    'drill_rig',
    310,
    'Equipo de apoyo para perforación Velkra VK 20 S',
    'Unidad sobre orugas para preparar plataformas y trasladar aceros de perforación.',
    520,
  ),
]
