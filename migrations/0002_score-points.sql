CREATE TABLE `score_point` (
	`id` text PRIMARY KEY NOT NULL,
	`resume_id` text NOT NULL,
	`posting` text NOT NULL,
	`score` integer NOT NULL,
	`moves` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`resume_id`) REFERENCES `resume`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `score_point_resume` ON `score_point` (`resume_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `analysis` ADD `posting` text;--> statement-breakpoint
ALTER TABLE `analysis` ADD `marks` text;