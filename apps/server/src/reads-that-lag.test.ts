import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/start-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startApp()
})
afterAll(() => portal.close())

test('only files of lists, panels, the summary of a week and the list of the audit may be read from a replica', () => {
  const lagging = portal.door.calls.filter(({ terms }) => terms.mayLag).map(({ call }) => `${call.method} ${call.path}`)
  expect(lagging.sort()).toMatchInlineSnapshot(`
    [
      "GET /v1/auditoria/download",
      "GET /v1/auditoria/list",
      "GET /v1/certificado/download",
      "GET /v1/clasificado/solicitud/download",
      "GET /v1/contacto/download",
      "GET /v1/cotizacion/download",
      "GET /v1/fabrica/download",
      "GET /v1/formulario/download",
      "GET /v1/licencia/download",
      "GET /v1/permiso/download",
      "GET /v1/persona/download",
      "GET /v1/producto_configuracion/download",
      "GET /v1/resumen/distribuidor",
      "GET /v1/resumen/distribuidor/download",
      "GET /v1/resumen/distribuidor_master",
      "GET /v1/resumen/distribuidor_master/download",
      "GET /v1/resumen/semana",
      "GET /v1/resumen/super_admin",
      "GET /v1/resumen/super_admin/download",
      "GET /v1/tarea/download",
      "GET /v1/workshop/download",
    ]
  `)
})
