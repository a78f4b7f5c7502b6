CREATE TABLE `collaborator` (
	`resume_id` text NOT NULL,
	`person_id` text NOT NULL,
	`decision` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`resume_id`, `person_id`),
	FOREIGN KEY (`resume_id`) REFERENCES `resume`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `collaborator_person` ON `collaborator` (`person_id`);--> statement-breakpoint
INSERT OR IGNORE INTO `collaborator` (`resume_id`, `person_id`, `created_at`) SELECT `resume_id`, `user_id`, `created_at` FROM `member`;--> statement-breakpoint
INSERT OR IGNORE INTO `collaborator` (`resume_id`, `person_id`, `created_at`) SELECT `room_visit`.`resume_id`, `room_visit`.`user_id`, `resume`.`created_at` FROM `room_visit` INNER JOIN `resume` ON `resume`.`id` = `room_visit`.`resume_id` AND `resume`.`owner_id` <> `room_visit`.`user_id`;
