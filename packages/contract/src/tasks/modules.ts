import { Module } from '../access/constants.ts'

/** Modules of which either opens the tasks. */
export const taskModules = [Module.tasks, Module.allTasks] as const
