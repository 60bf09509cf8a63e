import { type Asks, byId, named, plain } from './asks.ts'
import { anEventForm } from './calendar.ts'

const form = anEventForm({ id: 1 }, { version: 1 })

/** How the calls of the calendar are asked for what belongs to others. */
export const calendarAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/calendario/init_data': plain,
  'GET /v1/calendario/list': () => [
    { query: { desde: '2027-03-01', hasta: '2027-03-31' } },
    { query: { desde: '2027-03-01', hasta: '2027-03-31', buscar: 'minera' } },
  ],
  'GET /v1/calendario/list/evento': named('evento_id', 'calendarEvent'),
  'POST /v1/calendario/save': ({ user }) => [{ body: anEventForm({ id: user }) }],
  'PUT /v1/calendario/update/:id': byId('calendarEvent', form),
  'PUT /v1/calendario/delete/:id': byId('calendarEvent', {}),
}

/** They ask for nothing but what is the asker's own. */
export const calendarForNobody = ['POST /v1/calendario/direccion/save', 'PUT /v1/calendario/direccion/delete'] as const
