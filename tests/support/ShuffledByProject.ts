import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs the files of each project in random order, so that a file that needs another one before it is found out. Vitest's
 * own shuffle mixes the projects, and a worker that changes the project starts again from nothing.
 */
export class ShuffledByProject extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { config, projects } = this.ctx
    const { seed } = config.sequence
    process.stdout.write(`\nFiles run in random order; repeat it with --sequence.seed=${seed}\n`)
    const draw = ({ moduleId }: TestSpecification) => createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')
    const byProject = (a: TestSpecification, b: TestSpecification) =>
      projects.indexOf(a.project) - projects.indexOf(b.project)
    return Promise.resolve([...files].sort((a, b) => byProject(a, b) || (draw(a) < draw(b) ? -1 : 1)))
  }
}
