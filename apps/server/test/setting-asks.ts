import { type Asks, plain } from './asks.ts'

const numbers: Asks = () => [{ body: { version: 1 } }]

/** How the calls of the settings are asked: they are of super admins only, so what belongs to others is never answered. */
export const settingAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/ajuste': plain,
  'GET /v1/ajuste/historial': () => [{ query: { clave: 'cotizaciones' } }],
  'PUT /v1/ajuste/restaurar/:id': () => [{ id: 1, body: { version: 1 } }],
  'PUT /v1/ajuste/borrador/:clave': () => [{ id: 'portada', body: { borrador_version: 0 } }],
  'PUT /v1/ajuste/empresa': () => [{ body: { version: 1 }, isMultipart: true }],
  ...Object.fromEntries(
    [
      ...[
        'partes',
        'idiomas',
        'oficinas',
        'personas',
        'portada',
        'nosotros',
        'preguntas',
        'talleres',
        'taller_chile',
        'taller_brasil',
        'condiciones',
        'impuestos',
        'descuentos',
      ],
      ...['cotizaciones', 'numeracion', 'reservas', 'transferencias', 'plazos', 'difusiones'],
      ...['privacidad', 'terminos', 'cookies'],
    ].map((key) => [`PUT /v1/ajuste/${key}`, numbers]),
  ),
}
