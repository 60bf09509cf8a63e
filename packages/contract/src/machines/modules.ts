import { Module } from '../access/constants.ts'

/** Any of these opens machines with their requests and imports: all of them, or the own ones. */
export const machineModules = [Module.myMachines, Module.manageMachines] as const
