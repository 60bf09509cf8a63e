import { Module } from '@portal/contract/access/constants'
import { tileNames } from '@portal/contract/panels/constants'
import { TaskStatus } from '@portal/contract/tasks/states'
import { addressOf, type PanelTile } from '#core/dashboard/panel-tiles.ts'
import { opens } from '#core/dashboard/screens.ts'
import { tasksPath } from './paths.ts'

export const taskPanelTiles: readonly PanelTile[] = [
  {
    tile: tileNames.tasksOverdue,
    to: ({ days, group, reader }) =>
      addressOf(tasksPath, {
        tab: opens(reader.modules, Module.allTasks) ? 'all' : 'own',
        taskStatus: TaskStatus.overdue,
        desde: days?.desde,
        hasta: days?.hasta,
        area_id: group,
      }),
    area: 'tareas',
  },
]
